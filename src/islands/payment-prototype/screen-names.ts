/** The screens of the prototype in their order. */
export const screenNames = ['salary', 'recipient', 'amount', 'summary', 'remaining'] as const;
export type ScreenName = (typeof screenNames)[number];

/** Returns the id of a screen, the fragment of its URL. */
export const idOf = (screen: ScreenName) => `prototype-${screen}`;
