import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tradehall/ui/Link";
import { expect } from "storybook/test";
import { EntrySteps } from "../EntrySteps/EntrySteps.tsx";
import { NewAccountForm } from "../NewAccountForm/NewAccountForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";

const branding = {
  companyName: "百工商城",
  welcome: "工业品采购，\n一站配齐。",
  copyright: "© 2026 百工商城 版权所有",
};

const meta = {
  title: "entry/EntryFrame 登录页框架 注册页 品牌页 布局 layout",
  id: "entry-entryframe",
  component: EntryFrame,
  args: {
    branding,
    heading: "欢迎注册",
    children: (
      <EntrySteps current={1} way="register">
        <NewAccountForm mobile="13900000001" />
      </EntrySteps>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof EntryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsHome: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "百工商城" })).toHaveAttribute("href", "/");
  },
};

export const WithAside: Story = {
  args: {
    branding,
    aside: (
      <>
        已有账号？<Link href="/login">请登录</Link>
      </>
    ),
  },
};

export const BrandGround: Story = { args: { branding, heading: "欢迎登录", ground: "brand" } };

export const LongName: Story = {
  args: { branding: { ...branding, companyName: "华东精密机电设备与劳动防护用品联合采购商城" } },
};

export const Narrow: Story = {
  args: { branding, ground: "brand" },
  globals: { viewport: { value: "phone" } },
};
