// Drawn by `generate.mjs` with milsymbol; changes belong there.

/** Frame and icon by kind of unit, in a box from 25, 50 to 175, 150. */
export const DRAWN: Readonly<Record<string, string>> = {
  infantry:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 L175,150 M25,150 L175,50"/>',
  armor:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" fill="none"/>',
  mechanized:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" fill="none"/><path d="M25,50 L175,150 M25,150 L175,50"/>',
  motorized:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 L175,150 M25,150 L175,50"/><path d="M100,50L100,150"/>',
  mountain:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 L175,150 M25,150 L175,50"/><path d="m 87,142 10,-20 5,10 3,-5 8,15" stroke="none"/>',
  parachute:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 L175,150 M25,150 L175,50"/><path d="M75,140 C75,125 100,125 100,140 C100,125 125,125 125,140" fill="none"/>',
  marine:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 L175,150 M25,150 L175,50"/><path d="M 100,145 100,65" fill="none"/><path d="m 70,70 60,0" fill="none"/><path d="m 57.8,105.5 c -2.2,0.1 1.3,20.6 2.8,22.1 0.8,0.8 3.5,-3.8 4.6,-2.6 17.4,20.2 33,19.7 34.7,19.6 0,0 0.2,-0 0.3,0 1.7,0.1 17.3,0.5 34.7,-19.6 1,-1.2 3.7,3.4 4.6,2.6 1.4,-1.5 4.9,-21.9 2.8,-22.1 -2.2,-0.1 -4,4.2 -6.7,6.4 -3,2.4 -7.5,3.4 -7.7,4.5 -0.1,0.8 4.9,3.5 3.9,4.9 -5.1,6.3 -15.1,16.6 -31.3,17 l -0.3,4.3 -0.3,-4.3 c -16.2,-0.4 -26.3,-10.7 -31.3,-17 -1.1,-1.3 4,-4.1 3.9,-4.9 -0.2,-1 -4.7,-2 -7.7,-4.5 -2.7,-2.3 -4.5,-6.6 -6.7,-6.4 z" stroke="none"/><circle cx="100" cy="60" r="5" fill="none"/>',
  recon:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" fill="none"/><path d="M25,150L175,50"/>',
  cavalry: '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,150L175,50"/>',
  artillery:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><circle cx="100" cy="100" r="15"/>',
  engineer:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M 60,118 V 83 h 80 v 35  M 100,83 V 110" fill="none"/>',
  antitank:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,150 L100,52 175,150" fill="none"/>',
  flak: '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,150 C25,110 175,110 175,150" fill="none"/>',
  supply:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,120 l150,0" fill="none"/>',
  transport:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M 119,100 A 18.5,18.3 0 0 1 99.4,118 18.5,18.3 0 0 1 81.2,100 18.5,18.3 0 0 1 99.4,81.8 18.5,18.3 0 0 1 119,100 Z  M 100,81.9 V 118  M 82.9,91.2 117,108  M 82.9,108 117,91.2" fill="none"/>',
  signals:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M25,50 100,110 100,90 175,150" fill="none"/>',
  medical:
    '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/><path d="M100,50L100,150M25,100L175,100"/>',
};
