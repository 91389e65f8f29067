/** A name of the contract as words: `payment_route`, `direct-routes`. */
export const spoken = (name: string): string => name.replaceAll(/[_-]/g, ' ');

export const titleOf = (name: string): string => spoken(name).replace(/^./, (letter) => letter.toUpperCase());
