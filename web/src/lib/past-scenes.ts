/** Scenes of the past that were looked at, kept so that going back and forth is quick. */
import type { Scene } from "../../types/scene";

/** How many are kept. */
const KEPT = 120;

export class PastScenes {
  readonly #load: (step: number) => Promise<Scene>;
  readonly #scenes = new Map<number, Promise<Scene>>();

  constructor(load: (step: number) => Promise<Scene>) {
    this.#load = load;
  }

  /** The scene after so many answers. */
  at(step: number): Promise<Scene> {
    const kept = this.#scenes.get(step);
    if (kept) return kept;
    const scene = this.#load(step);
    this.#scenes.set(step, scene);
    scene.catch(() => this.#scenes.delete(step));
    this.#makeRoom();
    return scene;
  }

  /** Forgets what was taken back. */
  forgetAfter(step: number): void {
    for (const kept of [...this.#scenes.keys()]) {
      if (kept > step) this.#scenes.delete(kept);
    }
  }

  #makeRoom(): void {
    const oldest = this.#scenes.keys().next();
    if (this.#scenes.size > KEPT && !oldest.done) this.#scenes.delete(oldest.value);
  }
}
