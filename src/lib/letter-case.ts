/** Returns a text with a capital first letter. */
export const capitalise = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;

/** Returns a camelCase name in kebab-case: `creativeSolution` becomes `creative-solution`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
