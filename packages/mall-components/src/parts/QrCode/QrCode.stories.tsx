import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon, RefreshIcon } from "@tradehall/ui/Icon";
import { expect } from "storybook/test";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "parts/QrCode 二维码 扫码 QR",
  id: "parts-qrcode",
  component: QrCode,
  args: { text: "tradehall://login?code=L8Q2ZP0WJ7R4T6YV", label: "登录二维码" },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAPicture: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "登录二维码" })).toBeVisible();
  },
};

export const Faded: Story = {
  args: {
    children: (
      <>
        <Icon as={RefreshIcon} size="xl" />
        <strong>二维码已失效</strong>
      </>
    ),
  },
};

export const Small: Story = { args: { size: "m" } };

export const LongText: Story = { args: { text: "tradehall://login?code=".padEnd(300, "L8Q2ZP0WJ7R4") } };
