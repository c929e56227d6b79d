/** A screen of the page, and how one gets there. */
import type { Page } from "playwright-core";
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";

export type Screen = {
  /** Also the name of its picture. */
  name: string;
  /** Opens it in a page of its own. */
  show(house: House, look: Look): Promise<Page>;
  /** Screens that a phone shows otherwise, or not at all. */
  only?: "desktop" | "phone";
};
