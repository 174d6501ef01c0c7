import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { AddressIcon, CheckIcon, ChevronDownIcon, Icon, WarningIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./DeliveryRow.css.ts";
import { words } from "./DeliveryRow.messages.ts";

export interface DeliveryRowProps {
  /** Where it goes, in words; absent or empty asks for a region where one can be chosen. */
  region?: string;
  /** Freight in yuan; "0.00" is free; undefined unknown. */
  freightYuan?: YuanText;
  /** What makes it free, e.g. 满99元免运费. */
  freeNote?: string;
  /** How fast it is sent and when it comes, e.g. 通常 2 个工作日内发货，预计 11月30日（周一）送达. */
  promise?: string;
  /** Whether the region is not delivered to. */
  isUndeliverable?: boolean;
  /** Called by the region's button; without it the region is text. */
  onChooseRegion?: () => void;
  /** Whether freight is being asked for. */
  isLoading?: boolean;
  /** Promises in order, e.g. 7天无理由退货. */
  services?: readonly string[];
}

/** What the freight reads as: an amount, free, or that it is being worked out. */
function Freight({ freightYuan, isLoading }: Pick<DeliveryRowProps, "freightYuan" | "isLoading">) {
  const intl = useIntl();
  if (isLoading) return <span className={css.muted}>{intl.formatMessage(words.loading)}</span>;
  if (freightYuan === undefined) return null;
  const isFree = Number(freightYuan) === 0;
  return (
    <span>
      {isFree
        ? intl.formatMessage(goodsWords.freightFree)
        : `${intl.formatMessage(goodsWords.freight)} ¥${priceText(freightYuan)}`}
    </span>
  );
}

/** Where it goes, what that costs, and what the shop promises. */
export function DeliveryRow(props: DeliveryRowProps) {
  const { region, freeNote, promise, isUndeliverable, onChooseRegion, services = [] } = props;
  const intl = useIntl();
  const place = region || intl.formatMessage(words.choose);
  // A region that is neither known nor to be chosen says nothing.
  const hasPlace = Boolean(region || onChooseRegion);
  return (
    <div className={css.rows}>
      <div className={css.row}>
        <span className={css.label}>{intl.formatMessage(words.label)}</span>
        <span className={css.line}>
          {hasPlace && <span className={css.muted}>{intl.formatMessage(words.to)}</span>}
          {onChooseRegion ? (
            <button
              aria-haspopup="dialog"
              aria-label={region && intl.formatMessage(words.change, { region })}
              className={css.region}
              onClick={onChooseRegion}
              type="button"
            >
              <Icon as={AddressIcon} size="s" />
              {place}
              <Icon as={ChevronDownIcon} size="s" />
            </button>
          ) : (
            hasPlace && <span>{place}</span>
          )}
          <span aria-live="polite" className={css.line}>
            {isUndeliverable ? (
              <span className={css.bad}>
                <Icon as={WarningIcon} size="s" />
                {intl.formatMessage(words.undeliverable)}
              </span>
            ) : (
              <Freight freightYuan={props.freightYuan} isLoading={props.isLoading} />
            )}
          </span>
          {!isUndeliverable && freeNote && <span className={css.muted}>{freeNote}</span>}
          {!isUndeliverable && promise && <span className={css.promise}>{promise}</span>}
        </span>
      </div>
      {services.length > 0 && (
        <div className={css.row}>
          <span className={css.label}>{intl.formatMessage(words.service)}</span>
          <ul className={css.line}>
            {services.map((service) => (
              <li className={css.service} key={service}>
                <Icon as={CheckIcon} size="s" tone="accent" />
                {service}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
