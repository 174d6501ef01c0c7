import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { storeWords } from "../../messages/store.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./StoreAccountForm.messages.ts";
import { StoreAccountForm } from "./StoreAccountForm.tsx";

const meta = {
  title: "store/StoreAccountForm 店铺账号 商家后台 账号密码 merchant account",
  id: "store-storeaccountform",
  component: StoreAccountForm,
  args: { now: 1_795_587_600_000, ownMobile: "138****0009" },
} satisfies Meta<typeof StoreAccountForm>;
export default meta;

type Story = StoryObj<typeof meta>;
const current = "chengtai";

export const Default: Story = {};
export const WithAddress: Story = { args: { merchantHref: "https://merchant.example.com" } };
export const Changed: Story = { args: { current, defaultValues: { account: current } } };
export const CodeSent: Story = { args: { current, codeSentAt: 1_795_587_590_000, onSendCode: fn() } };
export const Refused: Story = {
  args: {
    current,
    fieldErrors: { account: "该账号已被使用，请换一个", validCode: "验证码不正确" },
    formError: "请检查填写的内容",
  },
};
export const PasswordTooLong: Story = {
  args: { fieldErrors: { password: "密码为 6-12 位，至少含字母、数字、符号中的两种" } },
  tags: ["!autodocs"],
  play: async ({ canvasElement }) => {
    const [password] = canvasElement.querySelectorAll<HTMLInputElement>("input[type=password]");
    await expect(password).toHaveAccessibleDescription(/密码为 6-12 位/);
  },
};
export const Saved: Story = { args: { current, isSaved: true } };
export const Pending: Story = { args: { isPending: true } };

export const Sends: Story = {
  args: { onSubmit: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole("textbox", { name: messagePattern(storeWords.account) }),
      "chengtai",
    );
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>("input[type=password]"))
      await userEvent.type(field, "Bolt#2026");
    await userEvent.click(canvas.getByRole("button", { name: messageText(storeWords.setAccount) }));
    const values = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(values)).toEqual({
      ...{ account: "chengtai", password: "Bolt#2026", confirmation: "Bolt#2026", intent: "account" },
    });
    await expect(canvas.getByText(messagePattern(words.noAddress))).toBeVisible();
  },
};
export const Narrow: Story = { args: { current }, globals: { viewport: { value: "phone" } } };
