/** The markup of every kind. */
export declare function symbols(): Record<string, string>;
