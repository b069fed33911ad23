/** Raw units as whole tokens, exactly. */

/** 1500000 of 6 decimals is '1.5'. */
export function decimalText(amount: bigint, decimals: number): string {
  if (decimals === 0) return `${amount}`;
  const digits = `${amount}`.padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return digits.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`);
}

/** The same with commas between thousands: 1234500000000 of 9 decimals is '1,234.5'. */
export function formatAmount(amount: bigint, decimals: number): string {
  const [whole, ...fraction] = decimalText(amount, decimals).split('.');
  return [whole!.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
