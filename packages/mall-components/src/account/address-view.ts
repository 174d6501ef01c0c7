/** A delivery address as screens show it. */
export interface AddressView {
  id: string;
  receiver: string;
  /** Mobile number, masked or not as the server gives it. */
  mobile: string;
  province: string;
  city: string;
  area: string;
  /** Detailed address. */
  detail: string;
  isDefault?: boolean;
}

/** Province, city and area in one line; a municipality does not say its name twice. */
export const regionText = ({ province, city, area }: Pick<AddressView, "province" | "city" | "area">) =>
  [province, city === province ? "" : city, area].filter(Boolean).join(" ");

/** The whole address in one line, for copying and for the foot of a checkout. */
export const addressText = (address: AddressView) => `${regionText(address)} ${address.detail}`;
