import { lookup } from "@tradehall/mall-rules/lookup";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { DeleteIcon, Icon, ServiceIcon, ShopIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { PoNumber } from "../PoNumber/index.ts";
import * as css from "./OrderCard.css.ts";
import { kindMessages, messages } from "./OrderCard.messages.ts";
import type { OrderCardProps } from "./order-card-props.ts";

type Props = Pick<
  OrderCardProps,
  "order" | "onAction" | "pendingAction" | "isChosen" | "onChoose" | "onPoNumber" | "payForm"
>;

const booked = ["costCentre", "project"] as const;

/** The box to choose it, time, number with copy, shop, and 删除订单 where the server allows it. */
export function OrderCardHead(props: Props) {
  const { order, onAction, pendingAction, isChosen, onChoose, onPoNumber } = props;
  const intl = useIntl();
  const { orderNumber, shop, kind } = order;
  return (
    <div className={css.head}>
      {onChoose && (
        <span data-print="hide">
          <Checkbox
            aria-label={intl.formatMessage(messages.choose, { orderNumber })}
            // Without script it is sent to the cashier, who takes no others.
            form={order.allowedActions.includes("pay") ? props.payForm : undefined}
            isSelected={isChosen}
            name="orderNumbers"
            onChange={(isTicked) => onChoose(orderNumber, isTicked)}
            value={orderNumber}
          />
        </span>
      )}
      <span className={css.headFact}>{order.createdAt}</span>
      <span className={css.headFact}>
        {intl.formatMessage(orderWords.number)}
        <Link href={order.detailHref} tone="neutral">
          {orderNumber}
        </Link>
        <CopyText
          isScreenOnly
          label={intl.formatMessage(orderWords.copyNumber, { orderNumber })}
          text={orderNumber}
        />
      </span>
      <span className={css.headFact}>
        <Icon as={ShopIcon} size="s" />
        <Link href={shop.href} tone="neutral">
          {shop.name}
        </Link>
        {shop.isSelfOperated && (
          <Tag size="s" tone="sale" variant="solid">
            {intl.formatMessage(goodsWords.selfOperated)}
          </Tag>
        )}
        {kind !== "general" && (
          <Tag size="s" tone="sale" variant="outline">
            {intl.formatMessage(lookup(kindMessages, kind, kindMessages.general))}
          </Tag>
        )}
      </span>
      {order.isOthers && (
        <span className={css.headFact}>
          {intl.formatMessage(orderWords.orderer)} <Text size="inherit">{order.orderer}</Text>
        </span>
      )}
      {booked.map(
        (name) =>
          order[name] && (
            <span className={css.headFact} key={name}>
              {intl.formatMessage(orderWords[name])} <Text size="inherit">{order[name]}</Text>
            </span>
          ),
      )}
      {order.trashEndsOn === undefined ? (
        <PoNumber onSave={onPoNumber} orderNumber={orderNumber} value={order.poNumber} />
      ) : (
        <span className={css.headFact}>
          {intl.formatMessage(messages.trashEnds, { day: order.trashEndsOn })}
        </span>
      )}
      {order.serviceHref && (
        <span className={css.headFact} data-print="hide">
          <Icon as={ServiceIcon} size="s" />
          <Link href={order.serviceHref} tone="muted">
            {intl.formatMessage(orderWords.service)}
          </Link>
        </span>
      )}
      {order.allowedActions.includes("delete") && (
        <form className={css.remove} data-print="hide" method="post">
          <input name="orderNumber" type="hidden" value={orderNumber} />
          <input name="intent" type="hidden" value="delete" />
          <IconButton
            icon={DeleteIcon}
            isPending={pendingAction === "delete"}
            label={intl.formatMessage(orderWords.delete)}
            onPress={instead(onAction, orderNumber, "delete")}
            size="s"
            type="submit"
          />
        </form>
      )}
    </div>
  );
}
