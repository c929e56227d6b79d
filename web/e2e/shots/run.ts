/** Takes a picture of every screen: both languages, phone, desktop and wide, light and dark. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { DESKTOP, type Look, PHONE } from "../harness/browser.js";
import { House } from "../harness/house.js";
import { SCREENS } from "../screens/index.js";
import type { Screen } from "../screens/screen.js";

type Pose = { name: string; look: Look };

const DEVICES = [
  { name: "desktop", look: { size: DESKTOP } },
  { name: "phone", look: { size: PHONE, touch: true } },
  { name: "wide", look: { size: { width: 2560, height: 1440 } } },
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
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await writeFile(join(folder, `${screen.name}-${pose.name}.png`), await settled(page));
  await house.leave();
}

/** The picture of a page on which nothing is being painted any more: two in a row are the same. */
async function settled(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let look = 0; look < 40; look += 1) {
    await page.waitForTimeout(150);
    const next = await page.screenshot();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
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
