import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleNow } from "../../samples/trade.ts";
import { PayAgainNote } from "./PayAgainNote.tsx";

const meta = {
  title: "trade/PayAgainNote",
  component: PayAgainNote,
  args: { payHref: "/payment?orderNumbers=202611210900001" },
} satisfies Meta<typeof PayAgainNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTimeLeft: Story = { args: { now: sampleNow, endsAt: sampleNow + 600_000 } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
