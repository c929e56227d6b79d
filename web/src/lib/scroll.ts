/** Scrolling that leaves alone where the keyboard goes on. */

/**
 * Scrolls what holds an element back until its top is in sight. `scrollIntoView` would also make the
 * next Tab begin there, past the links that skip to the map and the question.
 */
export function showTop(element: HTMLElement): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const edge = Math.max(box.getBoundingClientRect().top, 0);
    const above = edge - element.getBoundingClientRect().top;
    if (above > 0) box.scrollTop -= above;
  }
}
