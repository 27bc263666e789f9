<?php
// phpcs:ignoreFile -- declarations for static analysis only.

namespace Elementor;

class Controls_Manager {
	const HIDDEN   = 'hidden';
	const SELECT   = 'select';
	const SWITCHER = 'switcher';
}

class Widgets_Manager {
	/** @return bool */
	public function register( Widget_Base $widget ) {}
}

abstract class Widget_Base {
	/**
	 * @param array<string, mixed>      $data
	 * @param array<string, mixed>|null $args
	 */
	public function __construct( $data = [], $args = null ) {}

	/** @return string */
	abstract public function get_name();

	/** @return string */
	public function get_title() {}

	/** @return string */
	public function get_icon() {}

	/** @return array<int, string> */
	public function get_categories() {}

	/** @return mixed */
	public function get_settings_for_display() {}

	/** @return void */
	protected function register_controls() {}

	/** @return void */
	protected function render() {}

	/**
	 * @param string               $id
	 * @param array<string, mixed> $arguments
	 * @return void
	 */
	public function start_controls_section( $id, $arguments = [] ) {}

	/** @return void */
	public function end_controls_section() {}

	/**
	 * @param string               $id
	 * @param array<string, mixed> $arguments
	 * @return bool
	 */
	public function add_control( $id, $arguments = [] ) {}
}
