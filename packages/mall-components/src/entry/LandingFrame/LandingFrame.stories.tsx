import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { sampleRegions } from "../../samples/account.ts";
import { sampleLandingProducts, sampleModels } from "../../samples/landing.ts";
import { messageText } from "../../samples/message-text.ts";
import { LeadForm } from "../LeadForm/index.ts";
import { LeadThanks } from "../LeadThanks/index.ts";
import { words } from "./LandingFrame.messages.ts";
import { LandingFrame } from "./LandingFrame.tsx";

const form = <LeadForm idempotencyKey="k" models={sampleModels} regions={sampleRegions} />;

const meta = {
  title: "entry/LandingFrame 落地页 推广页 获客 landing",
  id: "entry-landingframe",
  component: LandingFrame,
  args: { brand: { name: "百工商城" }, products: [], children: form },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof LandingFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    brand: { name: "百工商城", copyright: "© 2026 百工商城" },
    title: "整厂备件年度集采，一单配齐",
    subTitle: "留下需求，专属采购顾问 1 个工作日内联系您，提供企业专属报价与选型建议。",
    products: sampleLandingProducts,
    formTitle: "提交采购需求",
  },
};
export const WithoutShop: Story = {
  args: { ...Full.args, signedInName: "新用户" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText(words.noShop))).toBeVisible();
    await expect(canvas.getByRole("button", { name: messageText(chromeWords.signOut) })).toBeVisible();
  },
};
/** They have told what they need, and wait. */
export const Waiting: Story = {
  args: {
    ...WithoutShop.args,
    isWaiting: true,
    children: <LeadThanks leadId="128" timeText="2026-11-21 10:00" isSignedIn isEarlier />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/您的账号尚未绑定经销商店铺/)).toBeNull();
  },
};
export const Thanks: Story = {
  args: { ...Full.args, children: <LeadThanks leadId="128" timeText="2026-11-21 10:00" /> },
};
export const LongChineseText: Story = {
  args: {
    ...Full.args,
    brand: { name: "上海拓远机电设备与工业品供应链管理（集团）股份有限公司" },
    title: "面向全国制造业企业的工业品、五金工具、劳保用品与办公物资一站式集中采购服务",
    signedInName: "上海拓远机电设备有限公司采购部仓储组值班员",
  },
};
export const Narrow: Story = { args: Full.args, globals: { viewport: { value: "phone" } } };
