import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { AddressIcon, CheckIcon, ChevronDownIcon, Icon, WarningIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { chip } from "../chip.css.ts";
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
  if (isLoading)
    return (
      <Text size="inherit" tone="muted">
        {intl.formatMessage(words.loading)}
      </Text>
    );
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
    <Stack space="s" size="s">
      <div className={css.row}>
        <span className={css.label}>{intl.formatMessage(words.label)}</span>
        <Inline as="span" rowSpace="xs" space="m">
          {hasPlace && (
            <Text size="inherit" tone="muted">
              {intl.formatMessage(words.to)}
            </Text>
          )}
          {onChooseRegion ? (
            <button
              aria-haspopup="dialog"
              aria-label={region && intl.formatMessage(words.change, { region })}
              className={chip}
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
          <Inline aria-live="polite" as="span" rowSpace="xs" space="m">
            {isUndeliverable ? (
              <Inline as="span" space="xs" wrap={false} tone="danger" weight="medium">
                <Icon as={WarningIcon} size="s" />
                {intl.formatMessage(words.undeliverable)}
              </Inline>
            ) : (
              <Freight freightYuan={props.freightYuan} isLoading={props.isLoading} />
            )}
          </Inline>
          {!isUndeliverable && freeNote && (
            <Text size="inherit" tone="muted">
              {freeNote}
            </Text>
          )}
          {!isUndeliverable && promise && <span className={css.promise}>{promise}</span>}
        </Inline>
      </div>
      {services.length > 0 && (
        <div className={css.row}>
          <span className={css.label}>{intl.formatMessage(words.service)}</span>
          <Inline as="ul" rowSpace="xs" space="m">
            {services.map((service) => (
              <Inline as="li" space="xxs" wrap={false} tone="muted" key={service}>
                <Icon as={CheckIcon} size="s" tone="accent" />
                {service}
              </Inline>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  );
}
