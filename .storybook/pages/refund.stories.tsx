import type { Meta, StoryObj } from "@storybook/react-vite";
import { listCouriers } from "@tradehall/api-client/endpoints/delivery/list-couriers";
import type { RefundDetail } from "@tradehall/api-client/models/refund";
import { toRefund } from "@tradehall/mall-adapters/refund";
import { RefundInfo } from "@tradehall/mall-components/after-sale/RefundInfo";
import { RefundStatePanel } from "@tradehall/mall-components/after-sale/RefundStatePanel";
import { RefundTrail } from "@tradehall/mall-components/after-sale/RefundTrail";
import { ReturnParcelForm } from "@tradehall/mall-components/after-sale/ReturnParcelForm";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { payMethodText } from "@tradehall/mall-rules/words/orders";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { toReturn, waiting } from "./answers/orders.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";

interface RefundProps {
  /** The answer of `GET /p/orderRefund/info`. */
  answer: RefundDetail;
}

const couriers = listCouriers.example.answer.map(({ dvyName }) => dvyName);

function Refund({ answer }: RefundProps) {
  const locale = useLocale();
  const refund = toRefund(answer, routes);
  const { card } = refund;
  const method = refund.payType === null ? undefined : payMethodName(refund.payType);
  const wayText = method && payMethodText(method, locale);
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <Surface>
          <RefundStatePanel
            allowedActions={refund.allowedActions}
            amount={card.amount}
            editHref="/apply-return"
            now={refund.now}
            onWithdraw={nothing}
            sellerText={refund.sellerText}
            status={card.status}
            withReturn={card.withReturn}
            {...(refund.endsAt === undefined ? {} : { endsAt: refund.endsAt })}
            {...(wayText ? { wayText } : {})}
          />
        </Surface>
        {refund.allowedActions.includes("ship") && (
          <Surface>
            <ReturnParcelForm action="/return-detail" couriers={couriers} onSubmit={nothing} />
          </Surface>
        )}
        <Surface>
          <RefundInfo
            {...refund.info}
            amount={card.amount}
            appliedAt={card.appliedAt}
            lines={card.lines}
            orderHref={card.orderHref}
            orderNumber={card.orderNumber}
            refundSn={card.refundSn}
            serviceHref="/chat"
            shopName={card.shopName}
          />
        </Surface>
        <Surface>
          <RefundTrail onOpenPicture={nothing} steps={refund.steps} />
        </Surface>
      </Stack>
    </Frame>
  );
}

const meta = {
  title: "pages/Refund 退款详情",
  id: "pages-refund",
  component: Refund,
  tags: ["!autodocs", "page"],
  args: { answer: toReturn },
  parameters: { ...pageParameters, shell: { heading: "returnDetail" } },
  decorators: [inShell],
} satisfies Meta<typeof Refund>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Agreed to: the goods are to be sent back. */
export const Default: Story = {};
export const Waiting: Story = { args: { answer: waiting } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
