export interface FooterProps {
  /** The shop; the footer renders only while it is open (Spec §1). */
  shop: { isOpen: boolean; name: string; tel?: string; address?: string };
  /** Shops whose terms are shown, for the links' `shopIds`. */
  shopIds: readonly string[];
  /** Copyright line of the branding. */
  copyright?: string;
  /** Filing numbers and licences, in order. */
  filings?: readonly { label: string; href?: string }[];
  /** Promise row over the footer. Default true. */
  hasPromises?: boolean;
}

/** Footer. */
export function Footer(_props: FooterProps) {
  return <div data-part="Footer" />;
}
