// Made from contracts/switch/screen-words.json by npm run contracts.

/**
 * Texts of the screen Tools > Switch to Quayside.
 */
export interface SwitchScreenWords {
	intro: string;
	inventory: string;
	rehearse: string;
	stop: string;
	resume: string;
	progress: string;
	found: string;
	empty: string;
	items: string;
	source: string;
	kind: string;
	title: string;
	place: string;
	count: string;
	result: string;
	notes: string;
	kept: string;
	converted: string;
	approximated: string;
	dropped: string;
	all: string;
	filter: string;
	more: string;
	json: string;
	csv: string;
	error: string;
	switch: string;
	switchIntro: string;
	start: string;
	again: string;
	pause: string;
	undo: string;
	undoItem: string;
	restore: string;
	action: string;
	report: string;
	state: string;
	running: string;
	undoing: string;
	paused: string;
	finished: string;
	reverted: string;
	confirm: string;
	confirmUndo: string;
	done: string;
	skipped: string;
	failed: string;
	edited: string;
	undone: string;
	compare: string;
	compareIntro: string;
	address: string;
	show: string;
	foreign: string;
	before: string;
	after: string;
	weight: string;
	optional: string;
	optionalHelp: string;
	fileTitle: string;
	fileIntro: string;
	fileAdded: string;
	fileTooLarge: string;
	fileFailed: string;
	fileForms: string;
	fileRemove: string;
	fileRemoved: string;
	fileNotRemoved: string;
}
