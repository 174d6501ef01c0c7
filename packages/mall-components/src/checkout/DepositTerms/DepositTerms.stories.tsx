import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusalWords } from "@tradehall/mall-rules/words";
import { expect, fn } from "storybook/test";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { samplePreSaleTimes } from "../../samples/pre-sale.ts";
import { messages } from "./DepositTerms.messages.ts";
import { DepositTerms } from "./DepositTerms.tsx";

const { balanceFrom, balanceTo } = samplePreSaleTimes;

const meta = {
  title: "checkout/DepositTerms 预售规则确认 定金 尾款 deposit",
  id: "checkout-depositterms",
  component: DepositTerms,
  args: { deposit: "50.00", balance: "838.00", balanceFrom, balanceTo },
} satisfies Meta<typeof DepositTerms>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Ticked, it is sent with the form. */
export const Agreed: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: messagePattern(messages.agree) });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toHaveAttribute("name", "depositAgreed");
  },
};

export const NotAgreed: Story = {
  args: { errorMessage: "" },
  render: (args) => <DepositTerms {...args} errorMessage={messageText(refusalWords.depositTermsNeeded)} />,
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
