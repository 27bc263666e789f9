<?php
/**
 * What this repository uses of Action Scheduler, which WooCommerce and others bring, for PHPStan.
 */

class ActionScheduler {
	public static function is_initialized( ?string $function_name = null ): bool {}
}

/**
 * @param array<mixed> $args
 */
function as_schedule_single_action( int $timestamp, string $hook, array $args = [], string $group = '', bool $unique = false, int $priority = 10 ): int {}

/**
 * @param array<mixed> $args
 */
function as_unschedule_all_actions( string $hook, array $args = [], string $group = '' ): void {}

/**
 * @param array<mixed> $args
 */
function as_next_scheduled_action( string $hook, ?array $args = null, string $group = '' ): int|bool {}
