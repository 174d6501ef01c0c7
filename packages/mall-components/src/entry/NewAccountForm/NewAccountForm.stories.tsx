import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { entryWords } from "../../messages/entry.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "../NewPasswordForm/NewPasswordForm.messages.ts";
import { words as newAccountFormWords } from "./NewAccountForm.messages.ts";
import { NewAccountForm } from "./NewAccountForm.tsx";

const meta = {
  title: "entry/NewAccountForm 注册表单 注册 设置账号 register",
  id: "entry-newaccountform",
  component: NewAccountForm,
  args: { mobile: "13900000001" },
} satisfies Meta<typeof NewAccountForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const Submits: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(messagePattern(entryWords.account)), "purchase_88");
    await userEvent.type(
      canvas.getAllByLabelText(messagePattern(entryWords.password))[0] as HTMLElement,
      "Steel&Bolt9",
    );
    await userEvent.type(canvas.getByLabelText(messagePattern(words.again)), "Steel&Bolt9");
    await userEvent.click(canvas.getByRole("checkbox", { name: messagePattern(newAccountFormWords.agree) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(entryWords.registerNow) }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: messageText(chromeWords.privacy) })).toHaveAttribute(
      "href",
      "/termsPage-new?type=1",
    );
  },
};
export const Taken: Story = {
  args: {
    defaultValues: { userName: "dealer01", agreement: "1" },
    fieldErrors: { userName: "该账号已被使用，请换一个" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(messagePattern(entryWords.account))).toHaveValue("dealer01");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};
export const AllWrong: Story = {
  args: {
    defaultValues: { userName: "d1" },
    fieldErrors: {
      userName: "账号为 4-16 位字母、数字或下划线",
      password: "密码为 6-20 位，至少含字母、数字、符号中的两种",
      confirmation: "两次输入的密码不一致",
      agreement: "请先阅读并同意协议",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByLabelText(messagePattern(entryWords.account))).toHaveAccessibleDescription(
      /账号为 4-16 位/,
    );
    await expect(
      canvas.getAllByLabelText(messagePattern(entryWords.password))[0],
    ).toHaveAccessibleDescription(/密码为 6-20 位/);
    await expect(canvas.getByLabelText(messagePattern(words.again))).toHaveAccessibleDescription(
      /两次输入的密码不一致/,
    );
  },
};
export const MobileTaken: Story = { args: { fieldErrors: { mobile: "该手机号已注册，请直接登录" } } };
export const ProofGone: Story = { args: { backHref: "/register", formError: "手机验证已失效，请重新验证" } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
