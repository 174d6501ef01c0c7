import type { Meta, StoryObj } from "@storybook/react-vite";
import { addressExample } from "@tradehall/api-client/models/address";
import { toAddressView } from "@tradehall/mall-adapters/address";
import { toCheckout } from "@tradehall/mall-adapters/checkout";
import { DensityFrame } from "@tradehall/mall-components/cart/DensityFrame";
import { BookingField } from "@tradehall/mall-components/checkout/BookingField";
import { CheckoutAddresses } from "@tradehall/mall-components/checkout/CheckoutAddresses";
import { CheckoutCoupons } from "@tradehall/mall-components/checkout/CheckoutCoupons";
import { CheckoutShopGroup } from "@tradehall/mall-components/checkout/CheckoutShopGroup";
import { InvoiceRow } from "@tradehall/mall-components/checkout/InvoiceRow";
import { PointsField } from "@tradehall/mall-components/checkout/PointsField";
import { SubmitBar } from "@tradehall/mall-components/checkout/SubmitBar";
import { ApprovalNotice } from "@tradehall/mall-components/enterprise/ApprovalNotice";
import { PriceBreakdown } from "@tradehall/mall-components/order/PriceBreakdown";
import { bookingNames } from "@tradehall/mall-rules/checks/order";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useState } from "react";
import { checkout } from "./answers/trade.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface CheckoutProps {
  /** The answer of `POST /p/order/confirm`. */
  answer: typeof checkout;
  /** Where the buyer's goods may go. */
  addresses: readonly (typeof addressExample)[];
}

const warehouse: typeof addressExample = {
  ...{ ...addressExample, addrId: 2, receiver: "昆山仓库收货组", mobile: "13900007788", commonAddr: 0 },
  ...{ province: "江苏省", city: "苏州市", area: "昆山市", addr: "花桥镇金阳东路 18 号 A2 库" },
};
const addresses: CheckoutProps["addresses"] = [
  { ...addressExample, ...checkout.userAddr, commonAddr: 1 },
  warehouse,
];

function Checkout({ answer, addresses: known }: CheckoutProps) {
  const locale = useLocale();
  const [isCompact, setCompact] = useState(false);
  const [booked, setBooked] = useState<Record<string, string>>({ poNumber: "CG-2026-1121" });
  const view = toCheckout(answer, locale, routes);
  const places = known.map(toAddressView);
  const place = places.find(({ id }) => id === view.addressId);
  const missing = shownRefusalText("addressNeeded", locale);
  return (
    <Frame paddingY="m">
      <form>
        <Stack space="m">
          <CheckoutAddresses
            addHref="/addresses"
            addresses={places}
            onAdd={nothing}
            onEdit={nothing}
            onSelect={nothing}
            {...(place ? { selectedId: place.id } : { errorMessage: missing })}
          />
          <DensityFrame isCompact={isCompact} onChange={setCompact}>
            {view.shops.map((group) => (
              <CheckoutShopGroup
                group={group}
                key={group.shop.id}
                onDelivery={nothing}
                onMessage={nothing}
                onRemark={nothing}
              />
            ))}
          </DensityFrame>
          <Surface>
            <Stack>
              <InvoiceRow editHref="/invoice" />
              {bookingNames.map((name) => (
                <BookingField
                  key={name}
                  name={name}
                  onChange={(text) => setBooked((was) => ({ ...was, [name]: text }))}
                  suggestions={name === "costCentre" ? ["生产一部", "设备科"] : []}
                  value={booked[name] ?? ""}
                />
              ))}
              <CheckoutCoupons
                {...view.coupons}
                onChange={nothing}
                {...(view.amounts.coupon ? { reduced: view.amounts.coupon } : {})}
              />
              <PointsField {...view.points} onChange={nothing} />
            </Stack>
          </Surface>
          {view.approval && <ApprovalNotice {...view.approval} />}
          <PriceBreakdown amounts={view.amounts} pieces={view.pieces} />
          <SubmitBar
            payable={view.amounts.payable}
            {...(place ? { address: place } : { disabledReason: missing })}
          />
        </Stack>
      </form>
    </Frame>
  );
}

const meta = {
  title: "pages/Checkout 确认订单",
  id: "pages-checkout",
  component: Checkout,
  tags: ["!autodocs", "page"],
  args: { answer: checkout, addresses },
  parameters: { ...pageParameters, shell: { heading: "submitOrder" } },
  decorators: [inShell],
} satisfies Meta<typeof Checkout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoAddress: Story = { args: { answer: { ...checkout, userAddr: null }, addresses: [] } };
export const NeedsApproval: Story = {
  args: {
    answer: {
      ...checkout,
      approval: { reasons: ["perOrder"], approvers: ["采购部 王敏"], heldMs: 172_800_000 },
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
