import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "@tradehall/ui/Text";
import { expect } from "storybook/test";
import { TermsLinks } from "./TermsLinks.tsx";

const meta = {
  title: "entry/TermsLinks 条款链接 协议 隐私政策 terms",
  id: "entry-termslinks",
  component: TermsLinks,
  decorators: [
    (Story) => (
      <Text>
        <Story />
      </Text>
    ),
  ],
} satisfies Meta<typeof TermsLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpensNewTabs: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/termsPage-new?type=4",
      "/termsPage-new?type=1",
    ]);
    for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
  },
};
