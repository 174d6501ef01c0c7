import { CloseIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { Fragment } from "react";
import { useIntl } from "react-intl";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { CompareAct } from "./CompareAct.tsx";
import * as css from "./CompareDialog.css.ts";
import { words } from "./CompareDialog.messages.ts";
import type { CompareDialogProps } from "./compare-dialog-props.ts";
import { type ComparedGoods, type CompareRow, cheapest } from "./compare-rows.ts";

interface CompareTableProps extends Pick<CompareDialogProps, "onRemove" | "onAdd" | "addingId"> {
  goods: readonly ComparedGoods[];
  rows: readonly CompareRow[];
}

const counts = [1, 2, 3, 4] as const;
const parts = ["facts", "parameters", "specs"] as const;

/** Products as columns; their names stay in sight on the way down, the rows' names on the way aside. */
export function CompareTable({ goods, rows, onRemove, onAdd, addingId }: CompareTableProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const lowest = cheapest(goods);
  const nameOf = ({ id, name }: ComparedGoods) => name || intl.formatMessage(words.missing, { id });
  return (
    <table className={css.roomy({ count: counts.find((count) => count === goods.length) })}>
      <caption>
        <VisuallyHidden>{intl.formatMessage(words.title)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td className={css.corner}>{intl.formatMessage(words.item)}</td>
          {goods.map((one) => (
            <th className={css.head} key={one.id} scope="col">
              <Inline space="xs" align="between" alignY="top" wrap={false}>
                {one.product ? (
                  <Anchor className={css.name} href={one.product.href}>
                    {nameOf(one)}
                  </Anchor>
                ) : (
                  <span className={css.name}>{nameOf(one)}</span>
                )}
                <span data-print="hide">
                  <IconButton
                    icon={CloseIcon}
                    label={intl.formatMessage(words.remove, { name: nameOf(one) })}
                    onPress={() => onRemove(one.id)}
                    size="s"
                  />
                </span>
              </Inline>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className={css.rowHead({})} />
          {goods.map((one) => (
            <td className={css.cell({})} key={one.id}>
              <span className={css.picture}>
                <ProductPicture alt="" path={one.picture} rounding="m" width={224} />
              </span>
              {one.gone && <Tag tone="warning">{one.gone}</Tag>}
              {one.product && onAdd && (
                <CompareAct goods={one} isAdding={addingId === one.id} onAdd={onAdd} />
              )}
            </td>
          ))}
        </tr>
        {parts.map((part) => {
          const own = rows.filter((row) => row.part === part);
          if (own.length === 0) return null;
          return (
            <Fragment key={part}>
              {part !== "facts" && (
                <tr>
                  <th className={css.part} colSpan={goods.length + 1} scope="colgroup">
                    <span className={css.partWords}>{intl.formatMessage(words[part])}</span>
                  </th>
                </tr>
              )}
              {own.map(({ id, label, texts, isDifferent }) => (
                <tr key={id}>
                  <th className={css.rowHead({ isDifferent })} scope="row">
                    {label}
                    {isDifferent && (
                      <Text as="div" size="xs" tone="accent" weight="medium">
                        {intl.formatMessage(words.different)}
                      </Text>
                    )}
                  </th>
                  {goods.map((one, at) => (
                    <td className={css.cell({ isDifferent })} key={one.id}>
                      {id === "price" && one.product ? (
                        <Inline as="span" space="xs">
                          <Price isFrom={one.product.isFromPrice} size="s" yuan={one.product.yuan} />
                          {lowest.has(one.id) && <Tag tone="sale">{intl.formatMessage(words.lowest)}</Tag>}
                        </Inline>
                      ) : (
                        texts[at] || "--"
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
