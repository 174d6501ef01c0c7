import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleNow } from "../../samples/catalog-home.ts";
import { MobileProofForm } from "./MobileProofForm.tsx";

const meta = {
  title: "account/MobileProofForm",
  component: MobileProofForm,
  args: { now: sampleNow },
} satisfies Meta<typeof MobileProofForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSendCode: fn(), onSubmit: fn(), loginHref: "/login" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/手机号/), "13900000001");
    await userEvent.click(canvas.getByRole("button", { name: "获取验证码" }));
    await expect(args.onSendCode).toHaveBeenCalledWith("13900000001");
    await userEvent.type(canvas.getByLabelText(/验证码/), "482913{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const OwnMobile: Story = {
  args: { ownMobile: "138****0001", onSendCode: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/手机号/)).toBeNull();
    await expect(canvas.getByText("验证码将发送至 138****0001")).toBeVisible();
  },
};
export const Checking: Story = {
  args: { mobile: "13900000001", onSendCode: fn(), check: { state: "working", progress: 0.3 } },
};
export const CodeSent: Story = {
  args: { mobile: "13900000001", onSendCode: fn(), codeSentAt: sampleNow },
};
export const Taken: Story = {
  args: {
    mobile: "13800000001",
    fieldErrors: { mobile: "该手机号已注册，请直接登录" },
    loginHref: "/login",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/手机号/)).toHaveAccessibleDescription(/已注册/);
  },
};
export const Refused: Story = { args: { mobile: "13900000001", formError: "验证码不正确" } };
export const Pending: Story = { args: { mobile: "13900000001", isPending: true } };
export const Narrow: Story = { args: { onSendCode: fn() }, globals: { viewport: { value: "phone" } } };
