import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ShopProfile.css.ts";
import { words } from "./ShopProfile.messages.ts";

/** What a shop says of itself; "" for what it does not say. */
export interface ShopProfileView {
  /** The company behind it. */
  company: string;
  /** Its taxpayer number. */
  creditCode: string;
  /** Picture of its licence: path without width and file ending. */
  licence: string;
  /** Where it is. */
  address: string;
  /** Its telephone, as it is called. */
  phone: string;
  /** Its own site; without a scheme `https` is meant, and what is no address is shown as it is. */
  website: string;
  /** Day since which it is here. */
  since: string;
  /** What an order costs to send, in words. */
  freight: string;
  /** How fast it sends, in words. */
  lead: string;
  /** What it does. */
  intro: string;
}
export interface ShopProfileProps {
  /** The facts. */
  profile: ShopProfileView;
}

/** A site as it is shown and opened; people leave its scheme out. Undefined for what is no address on the web. */
const siteOf = (written: string): URL | undefined =>
  [written, `https://${written}`]
    .flatMap((address) => URL.parse(address) ?? [])
    .find(({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname.includes("."));

function Site({ written }: { written: string }) {
  const site = siteOf(written);
  if (!site) return written;
  return (
    <Link href={site.href} isExternal>
      {site.host}
    </Link>
  );
}

/** A shop's facts, with its licence. */
export function ShopProfile({ profile }: ShopProfileProps) {
  const intl = useIntl();
  const { company, creditCode, licence, address, phone, website, since, freight, lead, intro } = profile;
  const rows = [
    { word: words.intro, value: intro },
    { word: words.company, value: company },
    {
      word: enterpriseWords.creditCode,
      value: creditCode && (
        <Inline as="span" isNumeric breaks="anywhere">
          {creditCode}
          <CopyText
            copiedLabel={intl.formatMessage(words.codeCopied)}
            label={intl.formatMessage(words.copyCode)}
            text={creditCode}
          />
        </Inline>
      ),
    },
    { word: words.address, value: address },
    { word: words.phone, value: phone && <Link href={`tel:${phone}`}>{phone}</Link> },
    {
      word: words.website,
      value: website && <Site written={website} />,
    },
    { word: words.freight, value: freight },
    { word: words.lead, value: lead },
    { word: words.since, value: since },
  ];
  return (
    <div className={css.profile}>
      <DescriptionList
        items={rows
          .filter(({ value }) => value !== "")
          .map(({ word, value }) => ({ label: intl.formatMessage(word), value }))}
      />
      {licence !== "" && (
        <figure className={css.licence}>
          <ProductPicture
            alt={intl.formatMessage(words.licenceOf, { company })}
            fit="contain"
            height={240}
            path={licence}
            rounding="m"
            sizes="360px"
            width={360}
          />
          <figcaption>{intl.formatMessage(words.licence)}</figcaption>
        </figure>
      )}
    </div>
  );
}
