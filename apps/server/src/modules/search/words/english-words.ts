/**
 * What the things of the trade are called in English, for buyers who have an English drawing or part list before them. Indexed
 * with goods whose name or category says the Chinese word, of which the longest counts.
 */
const list = `
外六角 hexagon hex external head
内六角 hexagon hex socket allen
六角 hexagon hex
圆柱头 cylinder cap head
沉头 countersunk flat head
盘头 pan head
十字 phillips cross
一字 slotted
螺栓 bolt bolts screw
膨胀螺栓 expansion anchor bolt bolts
锚栓 anchor bolt bolts
自攻 self tapping
螺钉 screw screws
螺丝 screw screws
螺丝刀 screwdriver
螺母 nut nuts
自锁螺母 lock nut nuts nyloc
平垫 flat washer washers
垫圈 washer washers
弹簧垫圈 spring lock washer washers
铆钉 rivet rivets
铆螺母 rivet nut nuts
深沟球轴承 deep groove ball bearing bearings
带座轴承 pillow block bearing bearings
轴承 bearing bearings
链条 roller chain
同步带 timing belt
挂锁 padlock
脚轮 caster castor wheel
合页 hinge
拉手 handle
不锈钢 stainless steel
黄铜 brass
镀锌 galvanized zinc
尼龙 nylon
橡胶 rubber
断路器 circuit breaker mcb
漏电 rccb residual current
接触器 contactor
继电器 relay
按钮 push button
指示灯 indicator pilot light lamp
插头 plug
插座 socket outlet
电线 wire
电缆 cable
网线 network ethernet cable
光纤 fiber optic
工矿灯 high bay light lamp
投光灯 flood floodlight light lamp
灯管 tube light lamp
手电 flashlight torch
头灯 headlamp
扎带 cable tie ties
电工胶带 electrical insulating tape
端子 terminal terminals
配电箱 distribution box
气缸 pneumatic cylinder
电磁阀 solenoid valve
气管接头 pneumatic fitting fittings
液压油缸 hydraulic cylinder
液压泵 hydraulic pump
柱塞泵 piston pump
胶管 hose
软管 hose
球阀 ball valve
闸阀 gate valve
截止阀 globe valve
蝶阀 butterfly valve
止回阀 check valve
减压阀 pressure reducing valve
安全阀 safety relief valve
阀 valve
弯头 elbow
三通 tee
法兰 flange
密封圈 seal oring
生料带 ptfe thread seal tape
万用表 multimeter
钳形表 clamp meter
兆欧表 insulation tester megger
验电笔 voltage tester
压力表 pressure gauge
变送器 transmitter
温度计 thermometer
测温仪 infrared thermometer
卡尺 caliper calipers
千分尺 micrometer
百分表 dial indicator gauge
塞规 plug gauge
环规 ring gauge
气体检测 gas detector
声级计 sound level meter
照度 lux meter
显微镜 microscope
安全帽 safety helmet hard hat
护目镜 safety goggles glasses
防护眼镜 safety goggles glasses
面罩 face shield mask
耳罩 ear muff earmuffs
耳塞 ear plug earplugs
手套 glove gloves
口罩 respirator mask
防毒面具 gas mask respirator
反光背心 reflective vest
工作服 workwear coverall
安全鞋 safety shoes boots
安全带 safety harness
灭火器 fire extinguisher
应急照明 emergency light
路锥 traffic cone
急救 first aid kit
扳手 wrench spanner
扭力扳手 torque wrench
锤 hammer
套装 set kit
电钻 drill
角磨机 angle grinder
电锤 rotary hammer
热风枪 heat gun
电烙铁 soldering iron
钻头 drill bit bits
铣刀 end mill
锯片 saw blade
切割片 cutting disc wheel
砂轮 grinding wheel
卷尺 tape measure
水平尺 spirit level
角尺 square
测距仪 laser distance meter
液压搬运车 pallet truck jack
手推车 hand truck trolley cart
梯 ladder
葫芦 chain hoist
货架 rack shelf shelving
零件盒 parts bin box
螺丝收纳盒 parts bin box
周转箱 crate container
托盘 pallet
纸箱 carton box
胶带 tape
缠绕膜 stretch film
润滑脂 grease
润滑油 lubricant oil
液压油 hydraulic oil
防锈 rust preventive
厌氧胶 threadlocker adhesive
密封胶 sealant
胶粘 adhesive glue
切削液 cutting fluid coolant
笔 pen
复印纸 copy paper
笔记本 notebook
档案盒 file box
打印机 printer
硒鼓 toner cartridge
键盘 keyboard
鼠标 mouse
清洁剂 cleaner detergent
拖把 mop
纸巾 tissue
洗手液 hand soap
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const englishOf = new Map(list.map(([word = "", ...english]) => [word, english] as const));
/** The Chinese words of it. */
export const wordsInEnglish: readonly string[] = [...englishOf.keys()];
const longestFirst = [...wordsInEnglish].sort((a, b) => b.length - a.length);
const anyWord = new RegExp(longestFirst.join("|"), "g");

/** English words for what a text says. */
export const englishIn = (text: string): string[] => [
  ...new Set((text.match(anyWord) ?? []).flatMap((word) => englishOf.get(word) ?? [])),
];
