/** Takes a picture of every screen: both languages, phone and desktop, light and dark. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, type Look, PHONE } from "../harness/browser.js";
import { House } from "../harness/house.js";
import { SCREENS } from "../screens/index.js";
import type { Screen } from "../screens/screen.js";

type Pose = { name: string; look: Look };

const DEVICES = [
  { name: "desktop", look: { size: DESKTOP } },
  { name: "phone", look: { size: PHONE, touch: true } },
] as const;

const POSES: readonly Pose[] = DEVICES.flatMap((device) =>
  (["en", "it"] as const).flatMap((language) =>
    (["light", "dark"] as const).map((theme) => ({
      name: `${device.name}-${language}-${theme}`,
      look: { ...device.look, language, theme },
    })),
  ),
);

async function take(house: House, screen: Screen, pose: Pose, folder: string): Promise<void> {
  const page = await screen.show(house, pose.look);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${screen.name}-${pose.name}.png`) });
  await house.leave();
}

async function main(): Promise<void> {
  const [folder, ...wanted] = process.argv.slice(2);
  if (folder === undefined) throw new Error("say the folder for the pictures");
  await mkdir(folder, { recursive: true });
  const house = new House();
  await house.enter();
  try {
    for (const screen of SCREENS) {
      for (const pose of POSES.filter((it) => !screen.only || it.name.startsWith(screen.only))) {
        const name = `${screen.name}-${pose.name}`;
        if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
        await take(house, screen, pose, folder);
        console.log(name);
      }
    }
  } finally {
    await house.close();
  }
}

await main();
