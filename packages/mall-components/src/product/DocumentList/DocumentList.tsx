import { Icon, InvoiceIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import * as css from "./DocumentList.css.ts";
import { words } from "./DocumentList.messages.ts";

/** A file about a product. */
export interface ProductDocument {
  /** Key. */
  id: string;
  /** What it is, e.g. 产品规格书; not the name of the file. */
  name: string;
  /** Where it is kept from: the address answers a file. */
  href: string;
  /** E.g. PDF. */
  type: string;
  /** Its size; absent for one that is drawn when it is asked for. */
  bytes?: number;
}

export interface DocumentListProps {
  /** The files in order; none says so in a sentence. */
  documents: readonly ProductDocument[];
}

const kilobyte = 1024;

/** Files about a product to keep, each with its type and size. */
export function DocumentList({ documents }: DocumentListProps) {
  const intl = useIntl();
  const sizeOf = (bytes: number) => {
    const isLarge = bytes >= kilobyte * kilobyte;
    return intl.formatNumber(bytes / (isLarge ? kilobyte * kilobyte : kilobyte), {
      style: "unit",
      unit: isLarge ? "megabyte" : "kilobyte",
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
  if (documents.length === 0) return <p className={css.none}>{intl.formatMessage(words.none)}</p>;
  return (
    <ul className={css.list}>
      {documents.map(({ id, name, href, type, bytes }) => (
        <li className={css.row} key={id}>
          <Icon as={InvoiceIcon} />
          <span className={css.name}>
            {name}
            <span className={css.facts}>
              {type} · {bytes === undefined ? intl.formatMessage(words.fresh) : sizeOf(bytes)}
            </span>
          </span>
          <a
            aria-label={intl.formatMessage(words.downloadNamed, { name })}
            className={css.link}
            download
            href={href}
          >
            {intl.formatMessage(words.download)}
          </a>
        </li>
      ))}
    </ul>
  );
}
