/**
 * What each kind of unit is called in the letter-based symbol codes of APP-6.
 *
 * Plain JavaScript, so that the generator reads it without a build. A kind of several words that
 * is not listed is drawn as the first of its words that is.
 */

/** @type {Record<string, string>} */
export const SIDC = {
  infantry: "SFGPUCI----",
  armor: "SFGPUCA----",
  mechanized: "SFGPUCIZ---",
  motorized: "SFGPUCIM---",
  mountain: "SFGPUCIO---",
  parachute: "SFGPUCIA---",
  marine: "SFGPUCIN---",
  recon: "SFGPUCRVA--",
  cavalry: "SFGPUCR----",
  artillery: "SFGPUCF----",
  engineer: "SFGPUCE----",
  antitank: "SFGPUCAA---",
  flak: "SFGPUCD----",
  supply: "SFGPUSS----",
  transport: "SFGPUST----",
  signals: "SFGPUUS----",
  medical: "SFGPUSM----",
};
