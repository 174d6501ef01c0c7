import type { YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { cartWords } from "../../messages/cart.messages.ts";
import { Price } from "../Price/Price.tsx";
import * as css from "./SkuMatrix.css.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { RowResult } from "./sku-matrix-props.ts";

interface MatrixFootProps {
  /** At the foot of a dialog, or of the page. */
  place: "dialog" | "page";
  kinds: number;
  pieces: number;
  unit: string;
  sumYuan: YuanText;
  /** What was just done to the table. */
  note: string;
  results: Readonly<Record<string, RowResult>>;
  isPending: boolean | undefined;
  onAdd: () => void;
  onClear: () => void;
}

/** How many and how much in all, what the cart said, and the button for all rows. */
export function MatrixFoot({ place, kinds, pieces, unit, sumYuan, note, results, ...acts }: MatrixFootProps) {
  const intl = useIntl();
  const all = Object.values(results);
  const failed = all.filter(({ why }) => why).length;
  const text =
    note || (failed > 0 ? intl.formatMessage(words.partly, { added: all.length - failed, failed }) : "");
  return (
    <div className={css.foot({ place })}>
      <span aria-live="polite" className={css.note}>
        {text}
      </span>
      <Inline as="span" space="m" alignY="baseline" size="s">
        <span aria-live="polite">{intl.formatMessage(words.chosen, { kinds, pieces, unit })}</span>
        <Price label={intl.formatMessage(cartWords.total)} yuan={sumYuan} />
      </Inline>
      <Inline as="span" align="end" alignY="stretch">
        <Button isDisabled={kinds === 0} onPress={acts.onClear} tone="neutral" variant="ghost">
          {intl.formatMessage(words.clear)}
        </Button>
        <Button
          icon={<Icon as={CartIcon} />}
          isDisabled={kinds === 0}
          isPending={acts.isPending ?? false}
          onPress={acts.onAdd}
          pendingLabel={intl.formatMessage(words.add)}
          tone="sale"
        >
          {intl.formatMessage(words.add)}
        </Button>
      </Inline>
    </div>
  );
}
