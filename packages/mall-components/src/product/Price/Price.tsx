import { priceParts, priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Text } from "@tradehall/ui/Text";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import * as css from "./Price.css.ts";
import { words } from "./Price.messages.ts";

export interface PriceProps {
  /** E.g. "1234.50"; nothing, and what is no number, shows `--` (Spec §5). */
  yuan: YuanText | null | undefined;
  /** Of points goods: what they cost in points, with `yuan` beside them where that is not zero. */
  points?: number | undefined;
  /** Former price in yuan, struck. */
  originalYuan?: YuanText | null;
  /** Integer's size: 16, 20, 30 px in the first brand; `inherit` takes the text's. Default `m`. */
  size?: "s" | "m" | "l" | "inherit";
  /** Colour. Default `price`. */
  tone?: "price" | "text" | "muted" | "inherit";
  /** Word before it, e.g. 秒杀价. */
  label?: string;
  /** Unit after it, e.g. 件. */
  unit?: string;
  /** Says 起 after it: the lowest of several. */
  isFrom?: boolean;
}

/** The figures: small sign, large integer, small decimals; read aloud as one number. What is around is `relative`. */
export function Figures({ yuan }: Pick<PriceProps, "yuan">) {
  const parts = priceParts(yuan);
  if (!parts) {
    return (
      <span className={css.figures}>
        <b>--</b>
      </span>
    );
  }
  return (
    <>
      <VisuallyHidden>{`¥${priceText(yuan)}`}</VisuallyHidden>
      <span aria-hidden="true" className={css.figures}>
        ¥<b>{parts.integer}</b>
        {`.${parts.decimals}`}
      </span>
    </>
  );
}

/** A price the way malls set it. */
export function Price(props: PriceProps) {
  const { yuan, points, originalYuan, size = "m", tone = "price", label, unit, isFrom } = props;
  const intl = useIntl();
  // What would be saved in yuan says nothing of points.
  const hasOriginal = !points && originalYuan != null && priceParts(originalYuan);
  return (
    <span className={css.price({ size, tone })}>
      {label && (
        <Text size="xs" tone="inherit">
          {label}
        </Text>
      )}
      {points ? (
        <span className={css.figures}>
          <b>{intl.formatNumber(points)}</b> {intl.formatMessage(words.points)}
        </span>
      ) : null}
      {points ? (
        Number(yuan) > 0 && (
          <span className={css.beside}>
            {" + "}
            <Figures yuan={yuan} />
          </span>
        )
      ) : (
        <Figures yuan={yuan} />
      )}
      {isFrom && (
        <Text size="xs" tone="muted">
          {intl.formatMessage(words.from)}
        </Text>
      )}
      {unit && <Text size="xs" tone="muted">{`/${unit}`}</Text>}
      {hasOriginal && (
        <Text as="s" size="xs" tone="faint" isNumeric breaks="never">
          <VisuallyHidden>{intl.formatMessage(words.original)}</VisuallyHidden>
          {`¥${priceText(originalYuan)}`}
        </Text>
      )}
    </span>
  );
}
