/** An amount of rupees without what people write around one: of `₹1,999` and `Rs. 1 999.00` it is `1999`. */
export function plainAmount(text: string): string {
  return text
    .replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '')
    .replaceAll(/[,\s]/g, '')
    .replace(/\.0{1,2}$/, '');
}
