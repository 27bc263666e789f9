<?php
/**
 * Posts of the journal, newest first. See Journal::part() for the syntax.
 */

declare( strict_types=1 );

return [
	[
		'title'    => 'A morning at the rope walk',
		'name'     => 'a-morning-at-the-rope-walk',
		'category' => 'Workshops',
		'tags'     => [ 'rope', 'workshop' ],
		'picture'  => 'rope-bench',
		'excerpt'  => 'Two hundred meters long, two meters wide, and older than the railway: where our doormats come from.',
		'text'     => [
			'The rope walk is the longest room in town. It has to be: a rope can be no longer than the house it is laid in. At seven in the morning the far door is only a bright square, and somebody in front of it is walking backwards, paying out yarn.',
			'! rope-close | Three strands, each turned against the next, hold each other shut.',
			'## What holds a rope together',
			'Each strand wants to untwist, and the lay of the rope turns the other way, so the two wishes cancel. That is all there is to it. It took people some thousand years to do it evenly.',
			'https://www.youtube.com/embed/M7lc1UVf-VE',
			'> You do not make the rope tight. You make it patient.',
			'What is left at the end of a day, pieces too short to sell, is coiled and sewn into the mats that lie at our door. There are about thirty a month.',
		],
		'comments' => [
			[ 'Marit Solheim', 'My grandfather worked there. The smell of the tar comes back to me when I read this.' ],
			[ 'Jonas Weber', 'The mat has been at our door for three winters. Not a thread loose.' ],
		],
	],
	[
		'title'    => 'How to wax a canvas bag',
		'name'     => 'how-to-wax-a-canvas-bag',
		'category' => 'Care',
		'tags'     => [ 'canvas', 'care' ],
		'picture'  => 'packing-table',
		'excerpt'  => 'Once a year, on a warm day, with a cloth and a hair dryer. Half an hour and it is done.',
		'text'     => [
			'Waxed canvas does not wear out, it dries out. When water no longer runs off in beads, it is time.',
			'## What you need',
			'A tin of wax, a cotton cloth that you will not want back, a hair dryer, and a table covered with newspaper. Warm wax goes in, cold wax stays on top, so do it in summer or near a stove.',
			'Rub a thin coat along the seams first; they let water in before the cloth does. Then the base, then the sides, in circles. Warm each part until it turns dark and the shine is gone. Hang the bag outside for a night.',
			'## How often',
			'A bag that goes to the office needs it every second year, one that goes to sea twice a year.',
		],
		'comments' => [ [ 'Ines Prado', 'Does it work on the tote as well, or only on the duffel?' ] ],
	],
	[
		'title'    => 'Enamel is glass',
		'name'     => 'enamel-is-glass',
		'category' => 'Workshops',
		'tags'     => [ 'enamel', 'workshop' ],
		'picture'  => 'shelf-kitchen',
		'excerpt'  => 'Why a mug rings when you flick it, and what happens to it at 830 degrees.',
		'text'     => [
			'Before it is a color, enamel is a gray powder of sand, borax, and soda, ground under water until it looks like cream. A mug is dipped, turned, left to drain and hung on a hook with forty others.',
			'! mug-pair | The rim is dipped last, and by hand.',
			'In the kiln the powder melts and runs together. It comes out orange, and while it cools the color walks in from the rim. The steel shrinks a little more than the glass; the pull between the two is what rings when you flick it.',
			'> A good glaze hears you before you touch it.',
			'It also means that enamel does not like the floor. A chip is not the end of a mug, though: the steel below goes dark and stays safe to drink from.',
		],
	],
	[
		'title'    => 'Five breakfasts on the quay',
		'name'     => 'five-breakfasts-on-the-quay',
		'category' => 'Table',
		'tags'     => [ 'breakfast', 'tea' ],
		'picture'  => 'breakfast',
		'excerpt'  => 'From a mug on the tailgate to the table with the lemons: how the nine of us start the day.',
		'text'     => [
			'We asked around. Nobody gave the same answer, and only one was willing to be woken before six.',
			'## At the bench',
			'Oats, soaked overnight in a tin, eaten with a rigging knife in one hand and the other one already working.',
			'## On the boat',
			'Tea so strong that the spoon hesitates. Bread, butter, more tea. The gulls get nothing, on principle.',
			'! window-mug | The first boat goes out at a quarter past five.',
			'## At the table',
			'On Sundays: the big pot, three bowls of lemons because they look right, and nobody says anything until the second cup.',
		],
	],
	[
		'title'    => 'Winter light',
		'name'     => 'winter-light',
		'category' => 'Home',
		'tags'     => [ 'light', 'winter' ],
		'picture'  => 'lantern-window',
		'excerpt'  => 'In December the sun clears the hill for five hours. A short list of lamps, and where to put them.',
		'text'     => [
			'Put light where the hands are and leave the corners alone. That is the whole rule, and it is older than electricity.',
			'! desk-evening | One lamp, one page.',
			'A lantern on the sill is not there to see by. It tells whoever is still outside that the door is open. We have lit one in the shop window since the first winter, from dusk until the last boat is in.',
			'## Trim the wick',
			'A wick cut square burns without smoke. Cut it cold, with sharp scissors, and take off the corners by a hair.',
		],
	],
	[
		'title'    => 'The boat that carries our wool',
		'name'     => 'the-boat-that-carries-our-wool',
		'category' => 'Home',
		'tags'     => [ 'wool', 'harbor' ],
		'picture'  => 'harbour-dawn',
		'excerpt'  => 'Twice a year eleven bales come across the sound under sail. It takes a day longer and nobody minds.',
		'text'     => [
			'The mill lies on the other side of the sound. A truck needs three hours by road and ferry; the Tern needs a tide, a breeze and a good skipper, which is more, and more beautiful.',
			'! sails-fog | Waiting for wind, which is also part of the price.',
			'Eleven bales is what fits between the mast and the stove. From one of them we get forty throws, or twenty-two blankets for a bed.',
			'> If it is not on the quay by noon, it is a nice day somewhere else.',
			'You can help unload in April. There is soup.',
		],
	],
	[
		'title'    => 'What we mend, and what it costs',
		'name'     => 'what-we-mend',
		'category' => 'Care',
		'tags'     => [ 'repair', 'care' ],
		'picture'  => 'workbench',
		'excerpt'  => 'Everything we sell can be taken apart. Here is the price list, from a strap to a new coat of enamel.',
		'text'     => [
			'A thing that can be mended has a longer life than the person who bought it. We keep spare parts for all we have ever sold, and the bench by the window is there for nothing else.',
			'Straps and buckles 12 dollars, a new zipper 18, a lantern glass 9, enamel coated again 6, a blanket edge whipped 15. Postage back is on us.',
			'! blanket-hung | Whipped again after eleven years.',
			'Write what is broken and add a picture; you get an answer within a day.',
		],
	],
];
