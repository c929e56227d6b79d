/** What goes wrong between page and server, in one shape. */
import type { Failure } from "../../../types/wire";
import { inEveryLanguage } from "../texts";

/** A refused or lost request. */
export class RequestFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message["en"] ?? failure.code);
    this.name = "RequestFailed";
    this.failure = failure;
  }
}

/** Codes that the page itself gives: nobody answered. */
export const LOST = "lost";
export const NO_ANSWER = "no-answer";

/** A failure that the page finds itself. */
export function ownFailure(code: typeof LOST | typeof NO_ANSWER): Failure {
  return { code, message: inEveryLanguage(`page-failure-${code}`), rule: null };
}

/** The failure behind anything that was thrown; what is no failure is thrown on. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof RequestFailed) return thrown.failure;
  throw thrown;
}
