/** Longest title, in characters. */
export const maxTitle = 500;
