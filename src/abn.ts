const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Whether eleven digits are an Australian Business Number: one is taken from the first digit,
 * and the weighted sum must divide by 89 (Australian Business Register, "Format of the ABN").
 */
export function isAbn(digits: string): boolean {
  if (!/^[0-9]{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = digits.charCodeAt(index) - 48 - (index === 0 ? 1 : 0);
    return total + digit * weight;
  }, 0);
  return sum % 89 === 0;
}
