import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeading } from "./SectionHeading.tsx";

const meta = {
  title: "parts/SectionHeading 区块标题 楼层标题 更多",
  id: "parts-sectionheading",
  component: SectionHeading,
  args: { title: "新品首发" },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    mark: "1F",
    links: [{ label: "扳手", href: "/list?pn=扳手" }],
    moreHref: "/list?st=3",
  },
};
