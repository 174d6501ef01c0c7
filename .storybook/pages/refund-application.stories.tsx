import type { Meta, StoryObj } from "@storybook/react-vite";
import { readChoice, toApplication, toWire } from "@tradehall/mall-adapters/refund-application";
import { RefundBlocked } from "@tradehall/mall-components/after-sale/RefundBlocked";
import { RefundChoice } from "@tradehall/mall-components/after-sale/RefundChoice";
import { RefundForm } from "@tradehall/mall-components/after-sale/RefundForm";
import { RefundVouchers } from "@tradehall/mall-components/after-sale/RefundVouchers";
import { Surface } from "@tradehall/ui/Surface";
import { useState } from "react";
import { proof } from "./answers/orders.ts";
import { offerOf, quoteOf, reasons, refunded } from "./answers/refund-application.ts";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { drawnPicture } from "./pictures.ts";
import { inShell } from "./Shell.tsx";
import { UserCentre } from "./UserCentre.tsx";

interface RefundApplicationProps {
  /** Its days for refunds are over. */
  isTooLate: boolean;
  /** What the address says of the choice. */
  search: string;
  /** Pictures that are there already. */
  pictures: readonly string[];
}

function RefundApplication({ isTooLate, search, pictures }: RefundApplicationProps) {
  const answer = offerOf(useLocale(), isTooLate);
  const [chosen, setChosen] = useState(search);
  const choice = readChoice(new URLSearchParams(chosen), answer);
  const body = { orderNumber: answer.orderNumber, ...toWire(choice, answer) };
  const quote = { ok: true as const, data: quoteOf(body.items) };
  const page = toApplication({ offer: answer, resubmitted: undefined, choice, body, quote, reasons }, routes);
  if (page.why !== undefined)
    return (
      <UserCentre current="uc-return">
        <Surface>
          <RefundBlocked orderHref={page.orderHref} why={page.why} />
        </Surface>
      </UserCentre>
    );
  return (
    <UserCentre current="uc-return">
      <Surface>
        <RefundChoice
          applyType={page.applyType}
          cargoStatus={page.cargoStatus}
          lines={page.lines}
          onChoose={(form) =>
            setChosen(new URLSearchParams([...form].map(([name, value]) => [name, String(value)])).toString())
          }
          orderNumber={page.orderNumber}
          ways={page.ways}
        />
      </Surface>
      {page.quote && choice.pieces.size > 0 && (
        <Surface>
          <RefundForm
            action="/apply-return"
            choice={page.hidden}
            defaultValues={{ buyerReason: "faulty", refundAmount: page.quote.max }}
            key={page.quote.max}
            onSubmit={nothing}
            pictures={
              <RefundVouchers
                name="pics"
                onAdd={nothing}
                onMove={nothing}
                onRemove={nothing}
                onRetry={nothing}
                pictures={pictures.map((path) => ({
                  ...{ key: path, value: path, state: "done" as const },
                  src: drawnPicture(path, 96).src,
                }))}
              />
            }
            quote={page.quote}
            reasons={page.reasons}
          />
        </Surface>
      )}
    </UserCentre>
  );
}

const meta = {
  title: "pages/RefundApplication 申请售后",
  id: "pages-refundapplication",
  component: RefundApplication,
  tags: ["!autodocs", "page"],
  args: {
    isTooLate: false,
    search: `applyType=2&line=${refunded}&count.${refunded}=1`,
    pictures: [proof],
  },
  parameters: { ...pageParameters, shell: { heading: "applyReturn" } },
  decorators: [inShell],
} satisfies Meta<typeof RefundApplication>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One piece of a line goes back. */
export const Default: Story = {};
export const WholeOrder: Story = { args: { search: "", pictures: [] } };
export const NothingChosen: Story = { args: { search: "applyType=1" } };
export const TooLate: Story = { args: { isTooLate: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
